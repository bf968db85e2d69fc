/** The coats an animal can wear, by the names that stand in a picture's address. */
export const coats = [
  'white',
  'cream',
  'grey',
  'fawn',
  'chamois',
  'chestnut',
  'mahogany',
  'black',
  'magpie',
  'skewbald',
  'ouda',
] as const;

/** The name of a coat: `magpie` is white patched with black, `skewbald` with red, `ouda` dark in front and white behind. */
export type Coat = (typeof coats)[number];

/** Where the second colour of a coat lies: in patches over the body, or over its whole front half. */
export type Marking = 'patches' | 'front';

/** The colours of a coat. `dark` is for hooves, tail and beard; `patch` is the second colour, in `marking`. */
export type Palette = {
  coat: string;
  shade: string;
  skin: string;
  dark: string;
  muzzle: string;
  horn: string;
  hornShade: string;
  eye: string;
  patch: string;
  marking?: Marking;
};

const horns = { horn: '#b98a5c', hornShade: '#6f4b41' };

/** The colours of each coat. */
export const palettes: Readonly<Record<Coat, Palette>> = {
  white: {
    ...horns,
    coat: '#f4efe7',
    shade: '#b3a79b',
    skin: '#9d948d',
    dark: '#5f5a57',
    muzzle: '#f0d9c4',
    eye: '#2b2624',
    patch: '#e4dacd',
  },
  cream: {
    ...horns,
    coat: '#f0dcb6',
    shade: '#bb9560',
    skin: '#b58d60',
    dark: '#5a4636',
    muzzle: '#fbeed8',
    eye: '#2b201a',
    patch: '#e6cb9a',
  },
  grey: {
    ...horns,
    coat: '#b9b1ab',
    shade: '#79706b',
    skin: '#857c77',
    dark: '#494442',
    muzzle: '#e2dbd5',
    eye: '#2b2624',
    patch: '#a39a94',
  },
  fawn: {
    ...horns,
    coat: '#d7a063',
    shade: '#99632f',
    skin: '#ab743f',
    dark: '#4e3626',
    muzzle: '#f6e0c0',
    eye: '#2a1c14',
    patch: '#c98d4d',
  },
  chamois: {
    ...horns,
    coat: '#b68859',
    shade: '#6d4938',
    skin: '#855b52',
    dark: '#46484a',
    muzzle: '#fff3dd',
    eye: '#2b2320',
    patch: '#9c6f45',
  },
  chestnut: {
    coat: '#b15c31',
    shade: '#71331a',
    skin: '#86411f',
    dark: '#43291e',
    muzzle: '#eab98f',
    horn: '#d0b48c',
    hornShade: '#7a5a42',
    eye: '#25140d',
    patch: '#9c4c26',
  },
  mahogany: {
    coat: '#84432f',
    shade: '#4d251b',
    skin: '#6b3526',
    dark: '#35211b',
    muzzle: '#cf9a7e',
    horn: '#d4bd98',
    hornShade: '#86674c',
    eye: '#1f110c',
    patch: '#713726',
  },
  black: {
    coat: '#4a423e',
    shade: '#2b2522',
    skin: '#7c706a',
    dark: '#241f1d',
    muzzle: '#b4a59b',
    horn: '#c9ab80',
    hornShade: '#75563f',
    eye: '#1b1615',
    patch: '#3b3431',
  },
  magpie: {
    ...horns,
    coat: '#f4efe7',
    shade: '#a89d94',
    skin: '#7d736d',
    dark: '#3f3936',
    muzzle: '#ecd3c2',
    eye: '#211c1a',
    patch: '#453d39',
    marking: 'patches',
  },
  skewbald: {
    ...horns,
    coat: '#f6eee2',
    shade: '#bfa48c',
    skin: '#b0734a',
    dark: '#5a4030',
    muzzle: '#f6d9bf',
    eye: '#2a1a12',
    patch: '#b0653a',
    marking: 'patches',
  },
  ouda: {
    ...horns,
    coat: '#f4efe7',
    shade: '#a2968c',
    skin: '#86664f',
    dark: '#443a34',
    muzzle: '#e6cdb6',
    eye: '#231914',
    patch: '#5f4433',
    marking: 'front',
  },
};

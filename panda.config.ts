import { defineConfig } from '@pandacss/dev';
import { clearPalette, palette } from './src/ui/palette.ts';
import { remOf, type TypeSize } from './src/ui/type-scale.ts';

const colors = Object.fromEntries(
  Object.entries(palette).map(([role, { light, dark }]) => [role, { value: { base: light, _dark: dark } }]),
);

/** An invoice is on paper, in the colours of the light theme whatever the screen's. */
const onPaper = {
  paper: palette.surface,
  paperText: palette.text,
  paperMuted: palette.muted,
  paperPrimary: palette.primary,
};
const paperColors = Object.fromEntries(
  Object.entries(onPaper).map(([role, { light }]) => [role, { value: light }]),
);

/** The tokens' own values do not look at the medium: these stand over them, in a layer before, hence `!important`. */
const over = (colours: Readonly<Record<string, { light: string; dark: string }>>, theme: 'light' | 'dark') =>
  Object.fromEntries(
    Object.entries(colours).map(([role, colour]) => [
      `--colors-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      `${colour[theme]} !important`,
    ]),
  );

const rem = (pixels: number) => ({ value: `${pixels / 16}rem` });

/** The 4 px grid: a step `n` is n × 4 px. */
const grid = Object.fromEntries(
  [
    0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 9, 9.5, 10, 11, 11.5, 12, 12.5, 13.5, 14,
    16, 18, 20, 22, 24, 28, 32,
  ].map((step) => [step, rem(step * 4)]),
);

const typeSize = (size: TypeSize) => ({ value: remOf(size) });
/** In text twice as large a phone has room for the words of a heading up to here. */
const headingSize = (size: TypeSize) => ({ value: `min(${remOf(size)}, 12vw)` });

const heading = {
  fontFamily: 'heading',
  fontWeight: 'heavy',
  letterSpacing: 'heading',
  textWrap: 'balance',
} as const;

/** Of a condition in two parts Panda's tokens keep the last one; the dark ones are for screens alone, so that paper has the light ones. */
function onScreens(tokens: string): string {
  const dark = /\[data-theme=dark\]\s*\{[^}]*\}/g;
  const found = tokens.match(dark)?.length ?? 0;
  if (found !== 1)
    throw new Error(`Panda wrote the dark tokens ${found} times: panda.config.ts expects one block.`);
  return tokens.replace(dark, '@media screen {$&}');
}

export default defineConfig({
  presets: [],
  // A class is written once in a document's style and again at its elements: names that say what they do are a tenth of a page.
  hash: { className: true, cssVar: false },
  hooks: {
    'cssgen:done': ({ artifact, content }) => (artifact === 'tokens' ? onScreens(content) : undefined),
  },
  preflight: true,
  strictTokens: true,
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  include: ['./src/**/*.{ts,tsx}', './stories/**/*.{ts,tsx}', './.storybook/**/*.{ts,tsx}'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
  browserslist: ['chrome >= 99', 'safari >= 15.4', 'firefox >= 97'],
  conditions: {
    extend: {
      // Paper is always light.
      dark: ['@media screen', '[data-theme=dark] &'],
      // Without `[disabled]`: what may have it is `:disabled`, too.
      disabled: '&:is(:disabled, [data-disabled], [aria-disabled=true])',
      hover: ['@media (hover: hover)', '&:hover'],
      still: '@media (prefers-reduced-motion: reduce)',
      moving: '@media (prefers-reduced-motion: no-preference)',
      /** A phone on its side, or a page that is enlarged four times: bars stand in the page. */
      low: '@media (max-height: 25.99rem)',
      /** The paper of a receipt printer, 58 or 80 mm wide. */
      receipt: '@media print and (max-width: 90mm)',
      // Tabs (src/ui/tabs.tsx): of the link of this page, or of radio buttons before a row of their labels and their panels, three at most.
      tabChosen:
        '&:is([aria-current=page], input:nth-of-type(1):checked ~ * > label:nth-of-type(1), input:nth-of-type(2):checked ~ * > label:nth-of-type(2), input:nth-of-type(3):checked ~ * > label:nth-of-type(3))',
      tabFocused:
        '&:is(input:nth-of-type(1):focus-visible ~ * > label:nth-of-type(1), input:nth-of-type(2):focus-visible ~ * > label:nth-of-type(2), input:nth-of-type(3):focus-visible ~ * > label:nth-of-type(3))',
      tabClosed:
        '&:is(input:nth-of-type(1):not(:checked) ~ [data-tab="1"], input:nth-of-type(2):not(:checked) ~ [data-tab="2"], input:nth-of-type(3):not(:checked) ~ [data-tab="3"])',
      subgrid: '@supports (grid-template-rows: subgrid)',
      forcedColors: '@media (forced-colors: active)',
      raFocused: '&[data-focused]',
      raDisabled: '&[data-disabled]',
    },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens: {
      spacing: {
        0: { value: '0' },
        px: { value: '1px' },
        ...grid,
        gutter: rem(24),
        // It keeps its width where the text is large: the words need it.
        gutterPhone: { value: 'min(1rem, 5vw)' },
        section: rem(56),
        sectionPhone: rem(32),
      },
      sizes: {
        0: { value: '0' },
        px: { value: '1px' },
        ...grid,
        full: { value: '100%' },
        control: rem(50),
        content: rem(1240),
        prose: rem(680),
        panel: rem(480),
        sidebar: rem(288),
      },
      radii: {
        xs: { value: '6px' },
        sm: { value: '8px' },
        md: { value: '12px' },
        lg: { value: '16px' },
        xl: { value: '20px' },
        hero: { value: '28px' },
        pill: { value: '999px' },
        none: { value: '0' },
      },
      // Each font with its stand-ins (src/ui/fonts.css).
      fonts: {
        heading: {
          value:
            "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Bricolage Fallback Android', system-ui, sans-serif",
        },
        body: {
          value: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Android', system-ui, sans-serif",
        },
      },
      fontSizes: {
        small: typeSize('small'),
        body: typeSize('body'),
        lead: typeSize('lead'),
        h4: typeSize('lead'),
        h3: typeSize('lead'),
        h3Wide: typeSize('minor'),
        h2: headingSize('minor'),
        h2Wide: typeSize('middle'),
        h1: headingSize('middle'),
        h1Wide: typeSize('major'),
        banner: headingSize('opening'),
        display: headingSize('middle'),
        displayWide: typeSize('poster'),
        price: typeSize('lead'),
        priceWide: typeSize('minor'),
      },
      fontWeights: {
        regular: { value: '400' },
        medium: { value: '500' },
        semibold: { value: '600' },
        bold: { value: '700' },
        heavy: { value: '800' },
      },
      lineHeights: {
        none: { value: '1' },
        tight: { value: '1.1' },
        snug: { value: '1.3' },
        body: { value: '1.5' },
      },
      letterSpacings: { heading: { value: '-0.015em' }, normal: { value: '0' } },
      durations: { quick: { value: '150ms' }, page: { value: '300ms' } },
      easings: {
        out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
        linear: { value: 'linear' },
        inOut: { value: 'ease-in-out' },
      },
      zIndex: {
        base: { value: '1' },
        sticky: { value: '10' },
        float: { value: '20' },
        toast: { value: '40' },
      },
    },
    semanticTokens: {
      colors: {
        ...colors,
        ...paperColors,
        overlay: { value: { base: 'rgba(43, 27, 18, 0.55)', _dark: 'rgba(0, 0, 0, 0.65)' } },
        transparent: { value: 'transparent' },
        current: { value: 'currentcolor' },
      },
      // Two steps: what answers, and what lies over the page. At night a shadow says nothing: an edge that catches light does.
      shadows: {
        lift: {
          value: {
            base: '0 1px 2px rgba(43, 27, 18, 0.08), 0 10px 24px -12px rgba(43, 27, 18, 0.3)',
            _dark: '0 0 0 1px rgba(249, 238, 221, 0.16), 0 10px 24px -8px rgba(0, 0, 0, 0.7)',
          },
        },
        float: {
          value: {
            base: '0 2px 6px rgba(43, 27, 18, 0.1), 0 24px 56px -12px rgba(43, 27, 18, 0.45)',
            _dark: '0 0 0 1px rgba(249, 238, 221, 0.32), 0 24px 56px -8px rgba(0, 0, 0, 0.9)',
          },
        },
        none: { value: 'none' },
      },
      borders: {
        none: { value: 'none' },
        hairline: { value: '1px solid {colors.line}' },
        input: { value: '1px solid {colors.inputLine}' },
        strong: { value: '2px solid {colors.primary}' },
      },
    },
    textStyles: {
      display: {
        value: {
          ...heading,
          lineHeight: 'tight',
          fontSize: { base: 'display', md: 'displayWide' },
        },
      },
      h1: {
        value: {
          ...heading,
          lineHeight: 'tight',
          fontSize: { base: 'h1', md: 'h1Wide' },
        },
      },
      h2: { value: { ...heading, lineHeight: 'tight', fontSize: { base: 'h2', md: 'h2Wide' } } },
      h3: { value: { ...heading, lineHeight: 'snug', fontSize: { base: 'h3', md: 'h3Wide' } } },
      h4: { value: { ...heading, lineHeight: 'snug', fontSize: 'h4' } },
      lead: { value: { fontSize: 'lead', lineHeight: 'body' } },
      body: { value: { fontSize: 'body', lineHeight: 'body' } },
      small: { value: { fontSize: 'small', lineHeight: 'body' } },
      price: {
        value: {
          fontFamily: 'heading',
          fontWeight: 'heavy',
          fontSize: 'price',
          lineHeight: 'snug',
          whiteSpace: 'nowrap',
        },
      },
    },
    keyframes: {
      pageIn: {
        from: { opacity: '0', transform: 'translateY(8px)' },
        to: { opacity: '1', transform: 'none' },
      },
      pageInAgain: {
        from: { opacity: '0', transform: 'translateY(8px)' },
        to: { opacity: '1', transform: 'none' },
      },
      stepOn: {
        from: { opacity: '0', transform: 'translateX(16px)' },
        to: { opacity: '1', transform: 'none' },
      },
      stepBack: {
        from: { opacity: '0', transform: 'translateX(-16px)' },
        to: { opacity: '1', transform: 'none' },
      },
      rise: {
        from: { opacity: '0', transform: 'translateY(16px)' },
        to: { opacity: '1', transform: 'none' },
      },
      toastIn: {
        from: { opacity: '0', transform: 'translateY(-12px)' },
        to: { opacity: '1', transform: 'none' },
      },
      drawerIn: { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
      fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
      fill: { from: { width: '0' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      passed: { '0%, 99%': { visibility: 'hidden' }, '100%': { visibility: 'visible' } },
      pulse: { '50%': { opacity: '0.5' } },
    },
  },
  globalCss: {
    html: {
      fontFamily: 'body',
      color: 'text',
      bg: 'page',
      colorScheme: 'light',
      scrollPaddingTop: '20',
      // What keeps to the bottom of the window (src/ui/bottom-inset.ts), and the ring of what is focused above it.
      scrollPaddingBottom: '[calc(var(--line-inset, 0px) + var(--bottom-inset, 0px) + 0.5rem)]',
    },
    '[data-at-bottom] *': { scrollMarginBottom: '[calc(-1 * var(--bar, 0px))]' },
    '@media screen': { 'html[data-theme=dark]': { colorScheme: 'dark' } },
    '@media screen and (prefers-contrast: more)': {
      html: over(clearPalette, 'light'),
      'html[data-theme=dark]': over(clearPalette, 'dark'),
    },
    body: { minH: '[100vh]', fontSize: 'body', lineHeight: 'body', overflowWrap: 'break-word' },
    'html[data-modal=open]': { overflow: 'hidden' },
    // Sums stand under each other there.
    'table, dl': { fontVariantNumeric: 'tabular-nums' },
    'h1, h2, h3, legend': { overflowWrap: 'anywhere' },
    ':focus-visible': { outline: '[2px solid {colors.focus}]', outlineOffset: '[2px]' },
    '[tabindex="-1"]:focus': { outline: '[none]' },
    'button, a, label, summary, select': { WebkitTapHighlightColor: 'transparent' },
    'button:not(:disabled), [role=button], summary': { cursor: 'pointer' },
    '[data-react-aria-pressable]': { touchAction: 'pan-x pan-y pinch-zoom' },
    '::placeholder': { color: 'muted', opacity: '[1]' },
  },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#ui/picture.tsx';
import { picturesOfLook } from '../sample/pictures.ts';
import { adjustable, LookTable, Sheet } from './sheet.tsx';

const [ram = ''] = picturesOfLook('baliBali');

const meta = {
  title: 'Interface/Composants/Image',
  component: Picture,
  args: { src: ram, alt: 'Un bélier blanc, le matin', width: 240 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Image : là, absente, perdue (placeholder)',
  render: () => (
    <Sheet
      title="Image"
      part="picture.tsx"
      forWhat={['La photo d’un animal, toujours en 6 sur 5 : rien ne saute quand elle arrive.']}
      notFor={['Un dessin de la boutique : une illustration, qui a sa forme de nuit.', 'Une icône.']}
      keyboard={['Rien : elle se regarde.']}
    >
      <LookTable
        looks={['rest']}
        variants={{
          'Elle est là': () => <Picture src={ram} alt="Un bélier blanc" width={240} />,
          'Il n’y en a pas': () => <Picture src={null} alt="Sans photo" width={240} />,
          'Elle s’est perdue': () => <Picture src="data:image/svg+xml," alt="Photo perdue" width={240} />,
        }}
      />
    </Sheet>
  ),
};

export const Playground: Story = { name: 'Image : réglages', parameters: adjustable };

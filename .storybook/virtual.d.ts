/** Which Storybook pages use each part of src/ui, derived from the imports (.storybook/uses.ts). */
declare module 'virtual:component-uses' {
  const uses: Readonly<Record<string, readonly { title: string; id: string }[]>>;
  export default uses;
}

/** The icons that the shop imports, by their names (.storybook/uses.ts). */
declare module 'virtual:shop-icons' {
  const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>;
  export default icons;
}

/** The mails, text messages and payment pages of the reference provider, as HTML by their names (.storybook/outside.ts). */
declare module 'virtual:outside' {
  const pages: typeof import('./outside.ts').pages;
  export default pages;
}

/** Share pictures as the build draws them, as addresses of data by their names (.storybook/outside.ts). */
declare module 'virtual:share-pictures' {
  const pictures: Readonly<Record<keyof typeof import('./outside.ts').cards, string>>;
  export default pictures;
}

/** What runs the test of a story. It is not documented (docs/private-internals.md). */
declare module '@storybook/addon-vitest/internal/test-utils' {
  export type StoryOfRun = Required<import('storybook/internal/types').ComposedStoryFn<never>>;
  export type Globals = Readonly<Record<string, unknown>>;
  type Asked = { story: { globals?: Globals } };
  export type RunStory = (asked: Asked) => (context: { story: StoryOfRun }) => Promise<void>;
  export const testStory: RunStory;
  export const convertToFilePath: (url: string) => string;
}

/** Which pages of the workshop hold a part of src/ui, read from the imports (.storybook/uses.ts). */
declare module 'virtual:component-uses' {
  const uses: Readonly<Record<string, readonly { title: string; id: string }[]>>;
  export default uses;
}

/** The keys of the charts that a build has laid out (.storybook/kept-layouts.ts). */
declare module 'virtual:kept-layouts' {
  const keys: readonly string[];
  export default keys;
}

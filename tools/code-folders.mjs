/** The folders whose code the import rules hold. */
export const folders = [
  'src',
  'machines',
  'rules',
  'pictures',
  'sandbox',
  'contracts',
  'journeys',
  'walks',
  'late',
  'deploy',
  'statechart',
  'stories',
  'openapi',
  'tools',
  'docs',
];

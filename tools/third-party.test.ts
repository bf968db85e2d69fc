import { expect, it } from 'vitest';
import { licencesOf } from './third-party.ts';

const text = licencesOf([
  '/shop/src/main.tsx',
  '/shop/node_modules/react/index.js',
  '/shop/node_modules/@tanstack/react-router/dist/esm/index.js',
]);

it('lists each package of the bundle with its licence, and no other', () => {
  expect(text).toMatch(/^react \d+\.\d+\.\d+\nLicence: MIT$/m);
  expect(text).toMatch(/^@tanstack\/react-router /m);
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).not.toMatch(/^vite /m);
});

it('lists the fonts and the flags, which are no modules', () => {
  expect(text).toMatch(/^@fontsource-variable\/figtree .*\nLicence: OFL-1\.1$/m);
  expect(text).toMatch(/^country-flag-icons .*\nLicence: MIT$/m);
});

it('throws for a package that cannot be read', () => {
  expect(() => licencesOf(['/shop/node_modules/nobody-made-this/index.js'])).toThrow();
});

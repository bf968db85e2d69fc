import { describe, expect, test } from 'vitest';
import { drawIcon } from './icon.ts';
import { night } from './night.ts';
import { drawPlaceholder } from './placeholder.ts';
import { drawScene, sceneName, scenes } from './scenes.ts';
import { actorBox } from './testing/actor-box.ts';
import { faultsOf } from './testing/well-formed.ts';

const themes = ['light', 'dark'] as const;
const drawings = themes.flatMap((theme) => [
  ...scenes.map((scene) => [sceneName(scene, theme), drawScene(scene, theme)] as const),
  [`placeholder ${theme}`, drawPlaceholder(theme)] as const,
]);

describe('the shop’s own pictures', () => {
  test.each([...drawings, ['favicon', drawIcon(14, { small: true })] as const])(
    '%s is well-formed',
    (_name, svg) => {
      expect(faultsOf(svg)).toEqual([]);
    },
  );

  test('have names of their own, in the light and in the dark theme', () => {
    const names = drawings.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('hero-herd-phone-dark.svg');
  });

  test('have no animal where they stand for a missing picture: it would be taken for the one that is offered', () => {
    for (const theme of themes) expect(drawPlaceholder(theme)).not.toContain('-pelt');
    expect(drawings.filter(([, svg]) => !svg.includes('-pelt')).map(([name]) => name)).toEqual([
      'placeholder light',
      'placeholder dark',
    ]);
  });

  test('weigh 15 kB at most, and 7.5 kB where one animal stands alone', () => {
    for (const scene of scenes) {
      for (const theme of themes) {
        const limit = scene.actors.length === 1 ? 7_500 : 15_000;
        expect(Buffer.byteLength(drawScene(scene, theme)), scene.name).toBeLessThanOrEqual(limit);
      }
    }
  });

  test('keep their animals out of the left half of wide pictures and the upper half of high ones', () => {
    for (const scene of scenes.filter(({ name }) => /^(hero|promo|call)/.test(name))) {
      const { name, size, actors } = scene;
      for (const actor of actors) {
        const { left, right, top } = actorBox(scene, actor);
        if (size[1] > size[0]) expect(top, name).toBeGreaterThanOrEqual(0.49);
        else expect(left, name).toBeGreaterThan(0.49);
        expect(top, name).toBeGreaterThan(0);
        expect(right, name).toBeLessThan(1);
      }
    }
  });

  test('let sand-coloured words be read anywhere on the night, at 4.5 : 1', () => {
    const grounds = [...night.sky, ...night.hills.map(({ fill }) => fill)];
    for (const ground of grounds) expect(contrast('#f6ebd9', ground), ground).toBeGreaterThanOrEqual(4.5);
  });
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

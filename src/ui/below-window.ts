import { css } from '#styled-system/css';

/**
 * For what no first window of a phone shows: until that window is painted it is not styled or laid out, so that the first frames
 * hold what is in sight alone (`src/early/script.ts` marks the time, `_unpainted` in panda.config.ts is it). Its room is an estimate
 * until then: what is in sight stands above it. Only for what has no ground or border of its own: Chromium counts such a box as
 * moved from the top of the window when its containment ends.
 */
export const belowWindow = css({
  _unpainted: { contentVisibility: '[hidden]', containIntrinsicHeight: '[auto 25rem]' },
});

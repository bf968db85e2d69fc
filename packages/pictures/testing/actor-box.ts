import { breeds } from '../breeds.ts';
import { type Actor, actorHeight, type Scene } from '../scenes.ts';
import { breedOf } from '../species.ts';
import { boxOf, scaleOf } from '../standing.ts';

/** Where an animal of a scene is, in parts of the frame, horns and tail included. */
export function actorBox({ size: [width, height] }: Scene, actor: Actor) {
  const breed = breeds[actor.breed ?? breedOf(actor.species, actor.coat)];
  const { left, right, top } = boxOf(breed, actor.pose ?? 'proud');
  const scale = scaleOf(breed, actorHeight(actor.height) * height);
  const half = ((right - left) / 2) * (scale / width);
  return {
    left: actor.x - half,
    right: actor.x + half,
    top: actor.ground + (top * scale) / height,
    bottom: actor.ground,
  };
}

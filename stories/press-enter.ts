import { fireEvent, userEvent } from 'storybook/test';

/** Presses Enter in a field. Browsers dispatch `change` first, which the simulated keyboard does not. */
export async function pressEnter(field: HTMLElement): Promise<void> {
  await fireEvent(field, new Event('change', { bubbles: true }));
  await userEvent.keyboard('{Enter}');
}

import type { FastifyInstance } from 'fastify';
import { type Stage, stateHandlers } from './handlers.ts';
import { type State, type StateName, states } from './states.ts';

/** The path for a verifier to set up the states of the pacts. */
export const statesPath = '/sandbox/states';

const schema = {
  body: {
    type: 'object',
    required: ['state'],
    properties: {
      state: { type: 'string', enum: Object.keys(states) },
      params: { type: ['object', 'null'] },
      action: { type: 'string', enum: ['setup', 'teardown'] },
    },
  },
};

type Asked = { state: StateName; params?: never; action?: 'setup' | 'teardown' };

/**
 * Adds `POST /sandbox/states`: sets up a state and answers its values (setup), or clears pending faults (teardown; the people
 * and animals of a state are kept).
 */
export function addStates(app: FastifyInstance, stage: () => Stage): void {
  app.post<{ Body: Asked }>(statesPath, { schema }, async (request) => {
    const { state, params, action = 'setup' } = request.body;
    const { faults, ...rest } = stage();
    if (action === 'teardown') {
      faults.clear();
      return {};
    }
    const handlers = stateHandlers({ faults, ...rest });
    return (handlers[state] as (params: State[StateName] | undefined) => Promise<object>)(
      params ?? undefined,
    );
  });
}

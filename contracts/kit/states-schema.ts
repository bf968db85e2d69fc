import { states } from '#sandbox/states/states.ts';

type Described = { means: string; params?: Record<string, object>; gives?: Record<string, string> };

/** Every state as JSON Schema: its request and its answer. */
export function statesSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'States of the livestock provider, asked for by the contracts of the Bélier shop',
    type: 'object',
    required: ['state', 'action'],
    properties: {
      state: { enum: Object.keys(states) },
      params: { type: 'object' },
      action: { enum: ['setup', 'teardown'] },
    },
    $defs: Object.fromEntries(
      Object.entries<Described>(states).map(([name, { means, params = {}, gives = {} }]) => [
        name,
        {
          description: means,
          type: 'object',
          properties: {
            params: {
              type: 'object',
              required: Object.keys(params),
              properties: params,
              additionalProperties: false,
            },
            values: {
              type: 'object',
              required: Object.keys(gives),
              properties: Object.fromEntries(
                Object.entries(gives).map(([value, description]) => [value, { type: 'string', description }]),
              ),
            },
          },
        },
      ]),
    ),
  };
}

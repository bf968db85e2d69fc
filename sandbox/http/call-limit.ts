import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Makes `app.rateLimit()`, the hook that refuses the calls of one IP address beyond `callsPerMinute` with 429. The hook counts
 * in memory.
 */
export async function addCallLimit(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: callsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, context) =>
      new Refusal(429, 'Trop de tentatives. Veuillez patienter quelques minutes avant de réessayer.', {
        code: 'too_many_calls',
        retryAfterSeconds: Math.ceil(context.ttl / 1000),
      }),
  });
}

import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Where the shop stands for this request: `SANDBOX_SHOP_ORIGIN`, else the host that the request was sent to. */
export function originOf(settings: Settings, request: FastifyRequest): string {
  if (settings.shopOrigin !== undefined) return settings.shopOrigin;
  try {
    return new URL(`${request.protocol}://${request.host}`).origin;
  } catch {
    return `${request.protocol}://localhost`;
  }
}

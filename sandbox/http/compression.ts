import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const compressible = /^(application\/json|image\/svg\+xml|text\/)/;
const smallest = 1024;

/** A body in the best encoding of an `Accept-Encoding` header; undefined if the header names neither Brotli nor gzip. */
async function packed(
  source: Buffer,
  accepted: string,
): Promise<{ name: string; content: Buffer } | undefined> {
  if (/\bbr\b/.test(accepted))
    return { name: 'br', content: await brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
  return /\bgzip\b/.test(accepted) ? { name: 'gzip', content: await gz(source) } : undefined;
}

/** Compresses the text that the sandbox itself creates (answers, pictures, pages); the shop's files are compressed already. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const varies = reply.getHeader('vary');
    reply.header('vary', varies === undefined ? 'Accept-Encoding' : `${varies}, Accept-Encoding`);
    if (reply.hasHeader('content-encoding') || Buffer.byteLength(payload) < smallest) return payload;
    const body = await packed(Buffer.from(payload), String(request.headers['accept-encoding'] ?? ''));
    if (body === undefined) return payload;
    reply.header('content-encoding', body.name);
    reply.removeHeader('content-length');
    return body.content;
  });
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const compressible = /^(application\/json|image\/svg\+xml|text\/)/;
const smallest = 1024;

/** Compresses the text that the sandbox itself creates (answers, pictures, pages); the shop's files are compressed already. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const varies = reply.getHeader('vary');
    reply.header('vary', varies === undefined ? 'Accept-Encoding' : `${varies}, Accept-Encoding`);
    if (reply.hasHeader('content-encoding') || Buffer.byteLength(payload) < smallest) return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const source = Buffer.from(payload);
    const packed = /\bbr\b/.test(accepted)
      ? { name: 'br', content: await brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) }
      : /\bgzip\b/.test(accepted)
        ? { name: 'gzip', content: await gz(source) }
        : undefined;
    if (packed === undefined) return payload;
    reply.header('content-encoding', packed.name);
    reply.removeHeader('content-length');
    return packed.content;
  });
}

import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('7b6d1f0e5a3c4e0f9d2bb0a1c2d3e4f5', 'hex');

/**
 * The uuid (version 5, RFC 9562) of a name within the shop's own namespace: the same name gives the same uuid
 * on every machine, so that links to seeded things survive a reset.
 */
export function uuidOf(kind: string, name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(`${kind}/${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

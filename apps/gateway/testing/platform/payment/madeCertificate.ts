import { createPublicKey, type KeyObject, sign } from 'node:crypto';

/** A DER value: tag, length, content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...content: Uint8Array[]) => der(0x30, ...content);

/** sha256WithRSAEncryption */
const algorithm = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));

function named(commonName: string): Buffer {
  const attribute = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(commonName)));
  return sequence(der(0x31, attribute));
}

/** Creates a self-signed certificate, PEM. The serial number is hexadecimal and begins with a digit below 8. */
export function madeCertificate(privateKey: KeyObject, serial: string, commonName = 'WeChat Pay stand-in'): string {
  const validity = sequence(der(0x17, Buffer.from('250101000000Z')), der(0x17, Buffer.from('450101000000Z')));
  const content = sequence(
    der(0x02, Buffer.from(serial, 'hex')),
    algorithm,
    named(commonName),
    validity,
    named(commonName),
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('RSA-SHA256', content, privateKey);
  const certificate = sequence(content, algorithm, der(0x03, Buffer.from([0]), signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

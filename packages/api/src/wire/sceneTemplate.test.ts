import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeReply, encodeReply } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import { treadmillRecord } from '../msw/fixtures/identifier.ts';
import { wireSceneTemplate } from './sceneTemplate.ts';

const codes = [
  ['traceability', '0'],
  ['management', '1'],
  ['antiCounterfeit', '2'],
  ['supplyChain', '3'],
  ['recall', '4'],
  ['smartSafety', '5'],
  ['logistics', '6'],
  ['remoteOperations', '7'],
  ['runningMonitoring', '8'],
  ['intelligentProduction', '9'],
  ['equipmentRepair', '10'],
  ['custom', '100'],
] as const;

describe('wireSceneTemplate', () => {
  it.each(codes)('encodes %s as "%s" and decodes it', (word, code) => {
    expect(z.encode(wireSceneTemplate, word)).toBe(code);
    expect(z.decode(wireSceneTemplate, code)).toBe(word);
  });

  it.each(['11', '01', '', 'recall', 4])('refuses %j, which belongs to no template', (code) => {
    expect(z.safeDecode(wireSceneTemplate, code as '4').success).toBe(false);
  });

  it('encodes and decodes the templates of a record as digits', () => {
    const sent = encodeReply(contract.lookUpIdentifier, treadmillRecord) as { scenes: { templateCode: string }[] };
    expect(sent.scenes.map(({ templateCode }) => templateCode)).toEqual([
      '0',
      '2',
      '1',
      '3',
      '4',
      '5',
      '6',
      '9',
      '10',
      '7',
      '8',
    ]);
    expect(decodeReply(contract.lookUpIdentifier, sent)?.value.scenes).toEqual(treadmillRecord.scenes);
  });

  it('refuses a record whose scene has an unknown template', () => {
    const sent = encodeReply(contract.lookUpIdentifier, treadmillRecord) as { scenes: object[] };
    const scenes = [{ ...sent.scenes[0], templateCode: '11' }];
    expect(decodeReply(contract.lookUpIdentifier, { ...sent, scenes })).toBeUndefined();
  });
});

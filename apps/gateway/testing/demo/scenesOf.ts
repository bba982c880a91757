import { contract } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';

/** The `sceneConfId` of an identifier's scenes by template code. */
export async function scenesOf(app: FastifyInstance, identifier: string): Promise<Record<string, string>> {
  const answer = await app.inject({ url: contract.readIdentifier.path, query: { identifier } });
  const { scenes } = answer.json<{ data: { scenes: { templateCode: string; sceneConfId: string }[] } }>().data;
  return Object.fromEntries(scenes.map(({ templateCode, sceneConfId }) => [templateCode, sceneConfId]));
}

import type { Scene } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { chosenScene } from './chosenScene.ts';

const scene = (sceneConfId: string, templateCode: Scene['templateCode']): Scene => ({
  sceneConfId,
  templateCode,
  sceneName: '',
  icon: '',
  count: 0,
  dataSource: '',
  updateTime: '',
});
const scenes = [scene('m', 'management'), scene('t', 'traceability')];

describe('chosenScene', () => {
  it('is the scene in the address when the identifier has it', () => {
    expect(chosenScene({ scenes, sceneConfId: 't' }, 'm')).toBe('m');
  });

  it('is the scene that came with the record when the address names none', () => {
    expect(chosenScene({ scenes, sceneConfId: 'm' }, null)).toBe('m');
    expect(chosenScene({ scenes, sceneConfId: 'm' }, '')).toBe('m');
  });

  it('is empty when the address names a scene that the identifier does not have', () => {
    expect(chosenScene({ scenes, sceneConfId: 'm' }, 'x')).toBe('');
  });

  it('is the first tab when the record does not name the scene of its data', () => {
    expect(chosenScene({ scenes, sceneConfId: '' }, null)).toBe('t');
  });

  it('is empty when the identifier has no scene', () => {
    expect(chosenScene({ scenes: [], sceneConfId: '' }, 'm')).toBe('');
  });
});

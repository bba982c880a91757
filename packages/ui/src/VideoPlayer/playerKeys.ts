/** The action of a key; times are in seconds. */
export type PlayerAct = { act: 'toggle' | 'mute' | 'captions' | 'fullScreen' } | { act: 'seek'; to: number };

const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5, j: -10, l: 10 };

const acts: Readonly<Record<string, Exclude<PlayerAct['act'], 'seek'>>> = {
  ' ': 'toggle',
  k: 'toggle',
  m: 'mute',
  c: 'captions',
  f: 'fullScreen',
};

/** The action of a key: arrows seek 5 s, J and L 10 s, a digit seeks to that tenth. Null for other keys. */
export function actOfKey(key: string, time: number, duration: number): PlayerAct | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const act = acts[name];
  if (act !== undefined) return { act };
  const step = steps[name];
  if (step !== undefined) return { act: 'seek', to: Math.min(Math.max(time + step, 0), duration) };
  if (/^\d$/.test(name)) return { act: 'seek', to: (Number(name) / 10) * duration };
  if (name === 'Home') return { act: 'seek', to: 0 };
  if (name === 'End') return { act: 'seek', to: duration };
  return null;
}

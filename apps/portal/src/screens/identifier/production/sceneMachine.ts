import { nextProduction, type ProductionEvent, type ProductionState } from '@lima-id/domain';

/** What happens in a production scene. */
export type SceneEvent =
  | ProductionEvent
  /** Of the data that come with the scene, which nothing asks for. */
  | { type: 'first'; event: Extract<ProductionEvent, { type: 'loaded' | 'failed' | 'retried' }> };

/**
 * The next state of a production scene. Once something is asked for, the data that come with the scene change nothing: they may come in
 * the same moment as the options by which an address asks for others.
 */
export function nextScene(state: ProductionState, happened: SceneEvent): ProductionState {
  if (happened.type !== 'first') return nextProduction(state, happened);
  return state.request === null ? nextProduction(state, happened.event) : state;
}

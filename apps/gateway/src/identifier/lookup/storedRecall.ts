import { type PublishedRecall, type Scene, type ShownRecall, sceneTemplates } from '@lima-id/domain';

/** An active recall, as cached for lookups. */
export interface StoredRecall extends ShownRecall, Pick<PublishedRecall, 'publishedAt'> {
  id: number;
  version: string;
}

/** A recall with a scope that covers a model, referenced by its id; one row per scope. */
export interface ModelRecall extends StoredRecall, PublishedRecall {}

const columns = `
  'id', recall.id, 'version', recall.xmin::text, 'number', recall.number, 'hazard', recall.hazard, 'reason', recall.reason,
  'remedy', recall.remedy, 'phone', recall.phone, 'scopeWords', recall.scope_words,
  'time', to_char(recall.published_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'),
  'publishedAt', floor(extract(epoch from recall.published_at) * 1000)`;

const scope = `
  case
    when scope.first_batch is not null then json_build_object('kind', 'batches', 'model', scope.model_id::text,
      'first', scope.first_batch, 'last', scope.last_batch)
    when scope.first_day is not null then json_build_object('kind', 'days', 'model', scope.model_id::text,
      'first', scope.first_day, 'last', scope.last_day)
    else json_build_object('kind', 'model', 'model', scope.model_id::text)
  end`;

const ofModel = `
  from recall_scope scope join recall on recall.id = scope.recall_id
  where recall.withdrawn_at is null and scope.model_id = `;

/** Changes whenever `modelRecalls` of a model does. Scopes are immutable. */
export function modelRecallVersions(id: string): string {
  return `(select coalesce(string_agg(recall.id || ':' || recall.xmin::text, ' ' order by recall.id), '') ${ofModel} ${id})`;
}

/** The recalls that cover a model or batches of it, as JSON of `ModelRecall`. */
export function modelRecalls(id: string): string {
  return `(
    select coalesce(json_agg(json_build_object(${columns}, 'withdrawn', false, 'scopes', json_build_array(${scope}))
      order by recall.id), '[]') ${ofModel} ${id}
  )`;
}

const held = 'recall where recall.withdrawn_at is null and recall.id = any($1::int[])';

/** Versions of recalls by id. */
export const recallVersionText = `select recall.id, recall.xmin::text as version from ${held}`;

/** Recalls by id, as JSON of `StoredRecall`. */
export const recallText = `select json_build_object(${columns}) as recall from ${held}`;

/** The scene of a recalled object without a stored recall scene. */
export const recallScene: Scene = {
  sceneConfId: 'recall',
  templateCode: 'recall',
  sceneName: sceneTemplates.recall.name,
  icon: '',
  count: 0,
  dataSource: '',
  updateTime: '',
};

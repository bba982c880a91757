import type { IdentifierRecord } from '@lima-id/domain';
import { SourceLine } from './DataSource.styles.ts';
import { sourceOf } from './sourceOf.ts';

/** The data source of a block, and the time of its data; an empty time is not shown. */
export function DataSource({ source, time }: { source: string; time: string }) {
  return (
    <SourceLine>
      <span>{sourceOf(source)}</span>
      {time !== '' && <span>{`数据更新于 ${time}`}</span>}
    </SourceLine>
  );
}

/** The data source of a scene: the enterprise unless the record names another. */
export function SceneSource({ record, sceneConfId }: { record: IdentifierRecord; sceneConfId: string }) {
  const scene = record.scenes.find((one) => one.sceneConfId === sceneConfId);
  return <DataSource source={scene?.dataSource || record.companyName} time={scene?.updateTime ?? ''} />;
}

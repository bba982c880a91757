import type { IdentifierRecord } from '@lima-id/domain';
import { SourceLine } from './DataSource.styles.ts';
import { sourceOf } from './sourceOf.ts';

/** Who provides the data of a block, and since when they are as they are; an empty time is not shown. */
export function DataSource({ source, time }: { source: string; time: string }) {
  return (
    <SourceLine>
      <span>{sourceOf(source)}</span>
      {time !== '' && <span>数据更新于 {time}</span>}
    </SourceLine>
  );
}

/** Where the data of a scene come from: the enterprise where the record names nobody else. */
export function SceneSource({ record, sceneConfId }: { record: IdentifierRecord; sceneConfId: string }) {
  const scene = record.scenes.find((one) => one.sceneConfId === sceneConfId);
  return <DataSource source={scene?.dataSource || record.companyName} time={scene?.updateTime ?? ''} />;
}

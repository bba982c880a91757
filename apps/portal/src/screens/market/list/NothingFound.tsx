import type { AppPage } from '@lima-id/api';
import { changeListQuery } from '@lima-id/domain';
import { Button, ButtonLink, EmptyState, listRole } from '@lima-id/ui';
import { useId } from 'react';
import { requestContact } from '../../../shared/contact/contactEvents.ts';
import { addressOfList } from '../parts/listAddress.ts';
import { listTitle } from './listTitle.ts';
import { Nothing, Ways } from './NothingFound.styles.ts';
import type { AppList } from './useAppList.ts';
import { waysOut } from './waysOut.ts';

interface NothingFoundProps {
  list: AppList;
  page: Pick<AppPage, 'counts' | 'nearWords'>;
}

/** Says what was looked for and is not there, and what else can be done: near words, each filter to be given up, other words, advice. */
export function NothingFound({ list: { query, categories }, page: { counts, nearWords } }: NothingFoundProps) {
  const id = useId();
  const nearId = useId();
  const ways = waysOut(query, categories.tree, counts);
  const leading = ways.filter(({ count }) => count !== 0);
  const ask = <Button onClick={() => requestContact({ subject: listTitle })}>立即咨询</Button>;
  if (ways.length === 0) {
    return <EmptyState kind="noData" title="暂无应用" text="新应用上架前，您可以先把需求告诉顾问。" actions={ask} />;
  }
  return (
    <Nothing>
      <EmptyState
        kind="notFound"
        title="没有找到符合条件的应用"
        text={`没有同时符合${ways.map(({ label }) => label).join('、')}的应用。`}
        actions={
          <>
            <ButtonLink variant="secondary" href={addressOfList({ sort: query.sort, size: query.size })}>
              清除全部条件
            </ButtonLink>
            {ask}
          </>
        }
      />
      {nearWords !== undefined && nearWords.length > 0 && (
        <Ways>
          <h3 id={nearId}>您是不是要找</h3>
          <ul role={listRole} aria-labelledby={nearId}>
            {nearWords.map((name) => (
              <li key={name}>
                <ButtonLink variant="text" size="sm" href={addressOfList(changeListQuery(query, { name }).query)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Ways>
      )}
      {leading.length > 0 && (
        <Ways>
          <h3 id={id}>去掉一个条件</h3>
          <ul role={listRole} aria-labelledby={id}>
            {leading.map(({ label, query: without, count }) => (
              <li key={label}>
                <ButtonLink variant="text" size="sm" href={addressOfList(without)}>
                  {count === undefined ? `去掉 ${label}` : `去掉 ${label}（${count.toLocaleString('zh-CN')} 个应用）`}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Ways>
      )}
      {query.name === '' ? null : <p>换个写法再试：可以输入应用名称或特点中的几个字，也可以用拼音全拼或首字母。</p>}
    </Nothing>
  );
}

import { prefixReviewDays } from '@lima-id/domain';
import { Card, listRole } from '@lima-id/ui';
import { ChevronDownIcon, ChevronUpIcon } from '@lima-id/ui/icons';
import { useId, useState } from 'react';
import { Head, List } from './Notes.styles.ts';
import { useIsPhone } from './useIsPhone.ts';

const notes = [
  '企业名称、证照号码须与营业执照完全一致。',
  '法定代表人与证件号码将用于企业实名核验。',
  '联系人手机号仅用于核对申请资料。',
  '已有申请记录时再次提交，将覆盖此前资料。',
  `审核一般需 ${prefixReviewDays} 个工作日，未通过会说明原因。`,
];

/** Notes on the form. On phones, where they precede the form, they are collapsed at first. */
export function Notes({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const listId = useId();
  const isPhone = useIsPhone();
  const [toggled, setToggled] = useState<boolean | null>(null);
  const isOpen = toggled ?? (isOpenAtFirst && !isPhone);
  return (
    <Card as="section" padding="none" aria-label="填写须知">
      <Head>
        <h2>填写须知</h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={`${isOpen ? '收起' : '展开'}填写须知`}
          onClick={() => setToggled(!isOpen)}
        >
          <span>{isOpen ? '收起' : '展开'}</span>
          {isOpen ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} />}
        </button>
      </Head>
      <List role={listRole} id={listId} hidden={!isOpen}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </List>
    </Card>
  );
}

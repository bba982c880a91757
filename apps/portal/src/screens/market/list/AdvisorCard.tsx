import { contactPromiseDays } from '@lima-id/domain';
import { Button } from '@lima-id/ui';
import { MessageIcon } from '@lima-id/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { brand } from '../../../brand/brand.ts';
import { requestContact } from '../../../shared/contact/contactEvents.ts';
import { appConfig } from '../parts/marketQueries.ts';
import { Card, Reach } from './AdvisorCard.styles.ts';
import { listTitle } from './listTitle.ts';

/** Whom to ask what to choose: the person that the market names, else the site's own contact. */
export function AdvisorCard() {
  const id = useId();
  const { data, isPending } = useQuery(appConfig);
  const phone = data?.advisorPhone || brand.phone;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>
        <span>专属顾问</span>
        {data?.advisorName ? <span>{data.advisorName}</span> : null}
      </h2>
      <p>{`不确定选哪一款？把产线与产品情况告诉我们，${contactPromiseDays}个工作日内给出选型建议。`}</p>
      <Button
        variant="secondary"
        icon={<MessageIcon size={18} />}
        onClick={() => requestContact({ subject: listTitle })}
      >
        立即咨询
      </Button>
      <Reach data-pending={isPending ? '' : undefined}>
        <span>{data?.advisorHours || brand.hours}</span>
        <a href={`tel:${phone}`}>{phone}</a>
      </Reach>
    </Card>
  );
}

import { Container } from '../../shared/layout/Section.styles.ts';
import { Column } from '../../shared/page/Column.styles.ts';
import { useAddressQuery } from '../../shared/page/useAddressQuery.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { keepsPlace } from '../../shared/page/useScrollPlace.ts';
import { workOrderQuery } from '../../shared/repair/workOrderAddress.ts';
import { LookupForm } from './LookupForm.tsx';
import { TicketView } from './TicketView.tsx';
import { workOrderTexts as texts } from './texts.ts';
import { useTicketLookup } from './useTicketLookup.ts';
import { Ground } from './WorkOrder.styles.ts';

/** 查询工单: the reporter of a fault looks up its ticket; `number` of the address prefills the number. */
export default function WorkOrderScreen() {
  usePageMeta({ title: texts.title, description: texts.description });
  const [query, setQuery] = useAddressQuery();
  const lookup = useTicketLookup(query.get(workOrderQuery) ?? '', ({ number }) => {
    // A reload requires only the digits.
    if (query.get(workOrderQuery) !== number)
      setQuery({ [workOrderQuery]: number }, { replace: true, state: keepsPlace });
  });
  const { ticket } = lookup;
  return (
    <Ground>
      <Container>
        <Column>
          <LookupForm lookup={lookup} />
          {ticket !== null && <TicketView ticket={ticket} />}
        </Column>
      </Container>
    </Ground>
  );
}

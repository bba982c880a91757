import { type Element, type IdentifierRecord, recallLabels } from '@lima-id/domain';
import { phoneAddress } from '../../../shared/contact/phoneAddress.ts';

function statedPhone(elements: readonly Element[]): string {
  const facts = elements.flatMap((element) => {
    if (element.dataType === 'String') return element;
    return element.dataType === 'Object' ? element.value : [];
  });
  return facts.find(({ label }) => label.trim() === recallLabels.phone)?.value ?? '';
}

/** The address that calls after-sales: the recall's own number, else the one that the scene states; null when there is none to call. */
export function afterSalesAddress(
  recall: IdentifierRecord['recall'],
  elements: readonly Element[],
): `tel:${string}` | null {
  return phoneAddress(recall?.phone ?? statedPhone(elements));
}

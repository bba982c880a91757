import type { LeadPerson } from '@lima-id/domain';
import { useFormActions } from '@lima-id/ui/form';
import { useEffect } from 'react';
import { useOwnCompany } from './useOwnCompany.ts';

const names = ['companyName', 'contactPersonName', 'contactPersonPhone'] as const;

/** Prefills empty fields of the surrounding form from the company of the logged-in person, once it is known. */
export function CompanyPrefill() {
  const company = useOwnCompany();
  const { values, setValue } = useFormActions<LeadPerson>();
  useEffect(() => {
    if (company === null) return;
    const typed = values();
    for (const name of names) if (typed[name] === '' && company[name] !== '') setValue(name, company[name]);
  }, [company, values, setValue]);
  return null;
}

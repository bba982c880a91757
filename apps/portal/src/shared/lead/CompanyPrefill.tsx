import type { LeadPerson } from '@lima-id/domain';
import { useFormActions } from '@lima-id/ui/form';
import { useEffect } from 'react';
import { useOwnCompany } from './useOwnCompany.ts';

const names = ['companyName', 'contactPersonName', 'contactPersonPhone'] as const;

/** Fills what is still empty in the form around it from the company of the logged-in person, once that is known. */
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

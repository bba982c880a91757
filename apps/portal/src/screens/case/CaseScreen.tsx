import { defaultCaseId, readContentId } from '@lima-id/domain';
import { useParams } from 'react-router-dom';
import { NamedCase } from './NamedCase.tsx';

/** The case that the address names; the first one when it names none. */
export default function CaseScreen() {
  const { id } = useParams();
  return <NamedCase id={id === undefined ? defaultCaseId : readContentId(id)} />;
}

import { readContentId } from '@lima-id/domain';
import { useParams } from 'react-router-dom';
import { NamedSolution } from './NamedSolution.tsx';

/** The solution that the address names. */
export default function SolutionScreen() {
  return <NamedSolution id={readContentId(useParams().id ?? '')} />;
}

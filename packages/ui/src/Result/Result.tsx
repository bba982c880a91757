import { StatusView } from '../StatusView/StatusView.tsx';
import { Outcome } from './Outcome.tsx';
import { RefusedPage } from './RefusedPage.tsx';
import type { ResultProps } from './resultProps.ts';

export type {
  FailedResultProps,
  OutcomeResultProps,
  RefusedResultProps,
  ResultKind,
  ResultProps,
} from './resultProps.ts';

/** The outcome of an act as a whole page, or why there is no page: refused, not there, or failed. */
export function Result(props: ResultProps) {
  switch (props.kind) {
    case '500': {
      const { kind, ...rest } = props;
      return <StatusView {...rest} kind="serverError" tag={kind} />;
    }
    case '403':
    case '404':
      return <RefusedPage {...props} />;
    default:
      return <Outcome {...props} />;
  }
}

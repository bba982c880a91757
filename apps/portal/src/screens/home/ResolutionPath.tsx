import { type HomeData, type IdentifierCode, parseIdentifier, type SegmentName } from '@lima-id/domain';
import { listRole, SectionHead } from '@lima-id/ui';
import { Fragment } from 'react';
import { brand } from '../../brand/brand.ts';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { resolution } from './homeContent.ts';
import {
  Code,
  Elapsed,
  IconBox,
  Mark,
  Step,
  Steps,
  StepText,
  StepTitle,
  Track,
  Words,
} from './ResolutionPath.styles.ts';
import { StepIcon } from './StepIcon.tsx';
import { useHomeData } from './useHomeData.ts';

const separators: Record<SegmentName, string> = {
  topNode: '',
  secondLevelNode: '.',
  enterprisePrefix: '.',
  objectCode: '/',
};
const order = Object.keys(separators) as SegmentName[];

/** The example code in one line; the segment being resolved stands out, the whole code when `segment` is null. */
function ResolvedCode({ code, segment }: { code: IdentifierCode; segment: SegmentName | null }) {
  const parts = order.map((name) => (
    <Fragment key={name}>
      <span>{separators[name]}</span>
      {name === segment ? <Mark>{code[name]}</Mark> : <span>{code[name]}</span>}
    </Fragment>
  ));
  return <Code>{segment === null ? <Mark>{parts}</Mark> : parts}</Code>;
}

const lookupTime = ({ lookupMs }: HomeData) => lookupMs;

/** Section 01: how a code finds its object, in five steps. */
export function ResolutionPath() {
  const lookupMs = useHomeData(lookupTime);
  const verdict = parseIdentifier(brand.examples[0]?.identifier ?? '');
  if (!verdict.ok) return null;
  return (
    <Section>
      <Container>
        <SectionHead
          index={resolution.index}
          label={resolution.label}
          title={resolution.title}
          text={resolution.text}
        />
        <Steps role={listRole}>
          {resolution.steps.map((step) => (
            <Step key={step.icon}>
              <Track>
                <IconBox data-state={step.icon === 'record' ? 'reached' : 'passed'}>
                  <StepIcon name={step.icon} />
                </IconBox>
                {step.icon === 'record' && (
                  <Elapsed>{lookupMs === undefined ? '' : resolution.measured(lookupMs)}</Elapsed>
                )}
              </Track>
              <Words>
                <StepTitle>{step.title}</StepTitle>
                <StepText>{step.text(step.segment === null ? '' : verdict.code[step.segment])}</StepText>
                <ResolvedCode code={verdict.code} segment={step.segment} />
              </Words>
            </Step>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}

import { describeObjectCode, parseIdentifier } from '@lima-id/domain';
import { CodeAnatomy, type CodeAnatomyProps } from '@lima-id/ui/identity';
import { brand } from '../../brand/brand.ts';

const identifier = brand.examples[0]?.identifier ?? '';
const verdict = parseIdentifier(identifier);
const objectCode = verdict.ok ? describeObjectCode(verdict.code.objectCode) : '';

const notes: CodeAnatomyProps['notes'] = {
  topNode: '全国统一分配',
  secondLevelNode: `${brand.node.industry}行业`,
  enterprisePrefix: '平台审核发放',
  ...(objectCode === '' ? {} : { objectCode: `企业自定义：${objectCode}` }),
};

/** The code of the brand's first example, as large as the page allows, explained segment by segment. */
export function ExampleAnatomy({ ground, showGroups }: Required<Pick<CodeAnatomyProps, 'ground' | 'showGroups'>>) {
  return (
    <CodeAnatomy identifier={identifier} variant="hero" ground={ground} notes={notes} showGroups={showGroups} animate />
  );
}

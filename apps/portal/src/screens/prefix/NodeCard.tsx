import { prefixMessages } from '@lima-id/domain';
import { Button, Select } from '@lima-id/ui';
import { Field, useFormValue } from '@lima-id/ui/form';
import { FormPanel } from './FormPanel.tsx';
import { formParts } from './formParts.ts';
import { PrefixField } from './PrefixField.tsx';
import type { PrefixValues } from './prefixValues.ts';
import type { SecondNodes } from './useSecondNodes.ts';

const { label } = prefixMessages;

/** Shown below the select while there are no options. */
function nodesNote({ state, retry }: SecondNodes) {
  if (state === 'loading') return { description: '正在加载二级节点…' };
  if (state === 'ready') return {};
  return {
    description: (
      <>
        <span>二级节点加载失败，</span>
        <Button variant="text" size="sm" flush onClick={retry}>
          重试
        </Button>
      </>
    ),
  };
}

/** The node and the prefix below it. */
export function NodeCard({ nodes }: { nodes: SecondNodes }) {
  const chosen = useFormValue<PrefixValues, 'secondNodeId'>('secondNodeId');
  const nodePrefix = nodes.nodes.find(({ id }) => id === chosen)?.nodePrefix ?? null;
  const options = nodes.nodes.map(({ id, name, nodePrefix: prefix }) => ({ value: id, label: `${name}（${prefix}）` }));
  return (
    <FormPanel {...formParts.node} note="前缀发放后不可更改">
      <Field<PrefixValues> name="secondNodeId">
        <Select label={label.secondNodeId} required options={options} {...nodesNote(nodes)} />
      </Field>
      <Field<PrefixValues> name="enterprisePrefix">
        <PrefixField label={label.enterprisePrefix} secondNodeId={chosen} nodePrefix={nodePrefix} />
      </Field>
    </FormPanel>
  );
}

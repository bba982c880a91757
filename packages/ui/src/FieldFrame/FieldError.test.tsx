import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';

const options = [{ value: 'a', label: '甲' }];

const fields: Record<string, (error: string | undefined) => ReactElement> = {
  Checkbox: (error) => <Checkbox error={error}>同意</Checkbox>,
  RadioGroup: (error) => <RadioGroup label="类型" options={options} error={error} />,
  Select: (error) => <Select label="行业" options={options} error={error} />,
  Switch: (error) => <Switch label="通知" error={error} />,
  TextField: (error) => <TextField label="名称" error={error} />,
};

describe('the error of a field', () => {
  it.each(Object.entries(fields))('has no element in %s when there is none', (_, draw) => {
    for (const error of [undefined, '']) expect(renderToString(draw(error))).not.toContain('role="alert"');
  });

  it.each(Object.entries(fields))('is an alert that describes the control of %s when there is one', (_, draw) => {
    const markup = renderToString(draw('请核对'));
    const [, id] = /<p id="([^"]+)" role="alert"/.exec(markup) ?? [];
    expect(id).toBeDefined();
    expect(markup).toMatch(new RegExp(`aria-describedby="[^"]*${id}`));
    expect(markup).toContain('请核对');
  });
});

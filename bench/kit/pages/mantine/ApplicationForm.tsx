import { Button, Checkbox, Group, PasswordInput, Radio, Select, Textarea, TextInput } from '@mantine/core';
import { hasLength, isNotEmpty, matches, useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import {
  emptyApplication,
  industries,
  kinds,
  labels,
  limits,
  patterns,
  refusals,
  regions,
  words,
} from '../../content/content.ts';

export function ApplicationForm() {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: emptyApplication,
    validateInputOnBlur: true,
    validate: {
      company: hasLength({ min: limits.companyMin, max: limits.companyMax }, refusals.company),
      contact: hasLength({ min: 1, max: limits.contactMax }, refusals.contact),
      phone: matches(patterns.phone, refusals.phone),
      email: matches(patterns.email, refusals.email),
      password: matches(patterns.password, refusals.password),
      industry: isNotEmpty(refusals.industry),
      region: isNotEmpty(refusals.region),
      kind: isNotEmpty(refusals.kind),
      intro: hasLength({ min: 1, max: limits.introMax }, refusals.intro),
      agreed: (agreed) => (agreed ? null : refusals.agreed),
    },
  });
  return (
    <form
      noValidate
      className="stack"
      onSubmit={form.onSubmit(
        () => void notifications.show({ color: 'green', message: words.submitted }),
        (errors) => {
          const first = Object.keys(errors)[0];
          if (first !== undefined) form.getInputNode(first)?.focus();
        },
      )}
    >
      <div className="fields">
        <TextInput label={labels.company} withAsterisk key={form.key('company')} {...form.getInputProps('company')} />
        <TextInput label={labels.contact} withAsterisk key={form.key('contact')} {...form.getInputProps('contact')} />
        <TextInput
          label={labels.phone}
          type="tel"
          withAsterisk
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
        <TextInput
          label={labels.email}
          type="email"
          withAsterisk
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={labels.password}
          autoComplete="new-password"
          withAsterisk
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Select
          label={labels.industry}
          placeholder={words.choose}
          data={industries}
          withAsterisk
          key={form.key('industry')}
          {...form.getInputProps('industry')}
        />
        <Select
          label={labels.region}
          placeholder={words.choose}
          data={regions}
          withAsterisk
          key={form.key('region')}
          {...form.getInputProps('region')}
        />
        <Radio.Group label={labels.kind} withAsterisk key={form.key('kind')} {...form.getInputProps('kind')}>
          <Group mt="xs">
            {kinds.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Group>
        </Radio.Group>
        <Textarea
          className="wide"
          label={labels.intro}
          autosize
          minRows={3}
          maxRows={15}
          withAsterisk
          key={form.key('intro')}
          {...form.getInputProps('intro')}
        />
        <Checkbox
          className="wide"
          label={labels.agreed}
          key={form.key('agreed')}
          {...form.getInputProps('agreed', { type: 'checkbox' })}
        />
      </div>
      <div className="row">
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}

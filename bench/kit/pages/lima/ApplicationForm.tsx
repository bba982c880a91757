import { Checkbox, PasswordField, RadioGroup, Select, TextArea, TextField, useToast } from '@lima-id/ui';
import { CheckField, Field, Form, SubmitButton } from '@lima-id/ui/form';
import {
  type Application,
  emptyApplication,
  industries,
  kinds,
  labels,
  regions,
  words,
} from '../../content/content.ts';
import { applicationSchema } from './schemas.ts';

export function ApplicationForm() {
  const toast = useToast();
  return (
    <Form
      schema={applicationSchema}
      defaultValues={emptyApplication}
      onSubmit={() => toast.show({ tone: 'success', text: words.submitted })}
    >
      <div className="fields">
        <Field<Application> name="company">
          <TextField label={labels.company} required />
        </Field>
        <Field<Application> name="contact">
          <TextField label={labels.contact} required />
        </Field>
        <Field<Application> name="phone">
          <TextField label={labels.phone} type="tel" required />
        </Field>
        <Field<Application> name="email">
          <TextField label={labels.email} type="email" required />
        </Field>
        <Field<Application> name="password">
          <PasswordField label={labels.password} purpose="new" required />
        </Field>
        <Field<Application> name="industry">
          <Select label={labels.industry} options={industries} placeholder={words.choose} required />
        </Field>
        <Field<Application> name="region">
          <Select label={labels.region} options={regions} placeholder={words.choose} required />
        </Field>
        <Field<Application> name="kind">
          <RadioGroup label={labels.kind} options={kinds} required />
        </Field>
        <div className="wide">
          <Field<Application> name="intro">
            <TextArea label={labels.intro} minRows={3} maxRows={15} required />
          </Field>
        </div>
        <div className="wide">
          <CheckField<Application> name="agreed" label={labels.agreed}>
            <Checkbox>{labels.agreed}</Checkbox>
          </CheckField>
        </div>
      </div>
      <div className="row">
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </Form>
  );
}

/**
 * What checks a form: any schema that speaks Standard Schema, as those of `@lima-id/domain` do. `Input` is what the
 * fields hold, `Output` what the check makes of it.
 */
export interface FormSchema<Input, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaVerdict<Output> | Promise<SchemaVerdict<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

type SchemaVerdict<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

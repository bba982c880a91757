import * as z from 'zod/mini';

/** The purposes of an SMS code with their wire codes. */
export const smsPurposes = {
  codeLogin: 1,
  register: 2,
  resetPassword: 3,
  changePassword: 4,
  prefix: 5,
  changeMobile: 6,
  newMobile: 7,
  changeEmail: 8,
} as const;
export type SmsPurpose = keyof typeof smsPurposes;

const names = Object.keys(smsPurposes) as SmsPurpose[];

/** A purpose: a number on the wire, its name elsewhere. */
export const wireSmsPurpose = z.codec(z.number(), z.enum(names), {
  decode(number, context) {
    const name = names.find((one) => smsPurposes[one] === number);
    if (name !== undefined) return name;
    context.issues.push({ code: 'custom', input: number });
    return z.NEVER;
  },
  encode: (name) => smsPurposes[name],
});

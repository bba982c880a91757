import * as z from 'zod/mini';

/** A second-level node: the operator of an industry that gives prefixes to enterprises. */
export const secondNode = z.object({
  id: z.string(),
  name: z.string(),
  /** Top node and second-level node, as `88.118`. */
  nodePrefix: z.string(),
});
export type SecondNode = z.infer<typeof secondNode>;

import type { formOfTask, layoutsOfPlace } from '../tasks/index.ts';

/** A field of a form as its viewer sees it. */
export type FormFieldNode = ReturnType<typeof formOfTask>[number];

/** A form with its layout for its viewer. */
export type FormLayoutNode = Awaited<ReturnType<typeof layoutsOfPlace>>[number];

import { Suspense, useState, type ReactNode } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import classes from './why.module.css';

export interface WhyButtonProps {
  /** The question, such as "Why this due date?", which is also the title of the explanation. */
  readonly question: string;
  /** True to show the question as text, if nothing next to the button gives context. */
  readonly isInWords?: boolean | undefined;
  /** Renders the explanation, loaded when opened. */
  readonly children: () => ReactNode;
}

/** A quiet question mark next to something that can be explained. */
export function WhyButton({ question, isInWords = false, children }: WhyButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={question}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        isInWords ? (
          <Button
            kind="subtle"
            size="small"
            icon={<CircleQuestionMark />}
            onClick={() => setOpen(!isOpen)}
          >
            {question}
          </Button>
        ) : (
          <IconButton
            size="x-small"
            className={classes.button}
            label={question}
            icon={<CircleQuestionMark size={13} />}
            onClick={() => setOpen(!isOpen)}
          />
        )
      }
    >
      <div className={classes.answer}>
        <p className={classes.question}>{question}</p>
        <Suspense fallback={<Skeleton variant="text" rows={2} />}>{children()}</Suspense>
      </div>
    </Popover>
  );
}

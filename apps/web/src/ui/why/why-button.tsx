import { Suspense, useState, type ReactNode } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import classes from './why.module.css';

export interface WhyButtonProps {
  /** The question, such as "Why this status?", which is also the title of the explanation. */
  readonly question: string;
  /** Text on the button, such as "Why?", instead of an icon. */
  readonly text?: string | undefined;
  /** Icon of a button without text. A question mark if omitted. */
  readonly icon?: ReactNode;
  /** Renders the explanation, loaded when opened. */
  readonly children: () => ReactNode;
}

/** A quiet button next to something that can be explained. */
export function WhyButton({
  question,
  text,
  icon = <CircleQuestionMark size={13} />,
  children,
}: WhyButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={question}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        text !== undefined ? (
          <Button
            kind="subtle"
            size="x-small"
            className={classes.text}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">{text}</span>
            <span className="visually-hidden">{question}</span>
          </Button>
        ) : (
          <IconButton
            size="x-small"
            className={classes.button}
            label={question}
            icon={icon}
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

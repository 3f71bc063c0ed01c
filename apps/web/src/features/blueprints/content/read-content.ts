import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { contentFromWire } from '@baton/domain/blueprint/wire/wire';
import { graphql, readInlineData } from 'react-relay';
import type { readContent_content$key } from '../../../__generated__/readContent_content.graphql.ts';
import { withAllConstraints } from '../../../lib/fields/read-constraints.ts';
import { readSection } from '../../../lib/forms/read-section.ts';
import { readPartyFact, type PartyFact } from './party-fact.ts';
import { readVariant } from './read-variant.ts';

export interface ReadContent {
  readonly content: BlueprintContent;
  readonly parties: readonly PartyFact[];
}

/** Converts a blueprint from the API to the domain type. */
export function readContent(key: readContent_content$key): ReadContent {
  const wire = readInlineData(
    graphql`
      fragment readContent_content on BlueprintContent @inline {
        name
        description
        settings {
          rejectCycleLimit
          dynamicDueDates
          autoAdjustDueOn
          editableSharedFields
          contentAccess
          isLocked
          nameTemplate
        }
        stages {
          key
          name
          description
          displayOrder
          condition {
            match
            whenUnknown
            parts {
              match
              parts {
                instance
                task
                fact
                operator
                values
              }
              instance
              task
              fact
              operator
              values
            }
          }
          trigger {
            kind
            stages
            join
            date {
              kind
              date
              days
              countedIn
              instance
            }
          }
          restartRule
          openTasks
          sla {
            amount
            unit
            countedIn
          }
        }
        tasks {
          key
          stage
          displayOrder
          type
          name
          description
          tags
          assignees
          peopleFrom
          ccFrom
          managersOf {
            kind
            person
            instance
          }
          backups
          cc
          acknowledgement
          completion
          rule
          voting {
            threshold
            rejectRule
            eachMember
            newVoters
            mayPassOn
            mayCounter
            onChange
          }
          due {
            kind
            date
            days
            instance
            amount
            unit
            countedIn
          }
          deadline {
            countedFrom
            expiry {
              grace {
                amount
                unit
                countedIn
              }
              outcome
              party
            }
            escalations {
              key
              when
              time {
                amount
                unit
                countedIn
              }
              action
              party
              task
            }
          }
          afterTasks
          clockStops
          startOutcomes {
            task
            outcome
          }
          notBefore {
            kind
            date
            days
            countedIn
            instance
          }
          approvals {
            key
            level
            approvers
            rule
            voting {
              threshold
              rejectRule
              eachMember
              newVoters
              mayPassOn
              mayCounter
              onChange
            }
            peopleFrom
            managersOf {
              kind
              person
              instance
            }
            backups
            requiresComment
            deadline {
              countedFrom
              expiry {
                grace {
                  amount
                  unit
                  countedIn
                }
                outcome
                party
              }
              escalations {
                key
                when
                time {
                  amount
                  unit
                  countedIn
                }
                action
                party
                task
              }
            }
            due {
              kind
              date
              days
              instance
              amount
              unit
              countedIn
            }
            rejectAction {
              kind
              task
              stage
            }
          }
          link {
            blueprint
            name
            owner
            split {
              kind
              values
              instance
            }
            needed
            onChildRestart
            inputs {
              from
              column
              to
            }
            outputs {
              from
              to
            }
          }
          rejectAction {
            kind
            task
            stage
            requiresComment
          }
          restartRule
          need
          reviewResume
          review {
            keepsVotes
            reworkTime {
              amount
              unit
              countedIn
            }
            onRevoke
          }
          fields {
            key
            field
            inputType
            source
            value
            item {
              form
              item
            }
            required
            onSourceChange
          }
          automation {
            method
            url
            headers {
              name
              value
            }
            query {
              name
              value
            }
            bodyKind
            bodyEntries {
              name
              value
            }
            bodyText
            expectedStatuses
            outputs {
              path
              instance
              isRequired
            }
            maxAttempts
            timeoutSeconds
            isAtOnce
          }
        }
        fields {
          key
          name
          kind
          options {
            id
            name
          }
          unit
          constraints {
            ...readConstraints_constraints
          }
          mayAppend
          origin {
            field
            version
          }
          columns {
            key
            name
            kind
            options {
              id
              name
            }
            unit
            constraints {
              ...readConstraints_constraints
            }
            mayAppend
            required
          }
        }
        forms {
          key
          form
          version
          name
          description
          language
          sections {
            ...readSection_section
          }
          translations {
            locale
            key
            text
          }
        }
        intake {
          key
          field
          inputType
          source
          value
          item {
            form
            item
          }
          required
          onSourceChange
        }
        variants {
          ...readVariant_variant
        }
        parties {
          ...partyFact_party
        }
      }
    `,
    key,
  );
  const fields = wire.fields.map(withAllConstraints);
  const forms = wire.forms.map((form) => ({ ...form, sections: form.sections.map(readSection) }));
  const variants = wire.variants.map(readVariant);
  return {
    content: contentFromWire({ ...wire, fields, forms, variants }),
    parties: wire.parties.map(readPartyFact),
  };
}

import { graphql } from '../lib/api/graphql-tag.ts';

/** The signed-in person, with everything that the frame of all pages shows. */
export const memberQuery = graphql`
  query memberQuery {
    viewer {
      id
      locale
      theme
      timeZone
      viewedBy
      user {
        id
        name
        isAdmin
        timeZone
      }
      tenant {
        id
        accentColor
      }
      tenants {
        id
      }
      navigation {
        home
        myTasks
        assignedTasks
        blueprints
        forms
        people
        admin
        adminSettings
        customFields
        documents
        tags
        createBlueprint
        createCustomField
        createForm
        createPeople
        invitePeople
      }
      ...shellSidebar_viewer
    }
  }
`;

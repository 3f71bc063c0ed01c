import { graphql } from 'react-relay';

/** Adds a comment to the lists that show it. */
export const addComment = graphql`
  mutation addCommentMutation($input: AddCommentInput!, $connections: [ID!]!) {
    addComment(input: $input) {
      comment @prependNode(connections: $connections, edgeTypeName: "CommentEdge") {
        id
        replyTo
        isDeleted
        createdAt
        author {
          id
        }
        ...commentItem_comment
      }
    }
  }
`;
